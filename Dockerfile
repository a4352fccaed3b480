# The commands were tried by hand; the image itself was not built from this file (docs/operations.md).
FROM node:22-bookworm-slim AS build
# Node 26, which npm ci brings along, needs it.
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY . .
RUN npm ci && npm run build
# What the server needs to run, without Node's headers.
RUN npm ci --omit=dev -w server -w content -w contract -w messages -w game --include-workspace-root \
  && rm -rf node_modules/node-linux-*/include node_modules/.cache

# The program brings its own Node, for glibc.
FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
RUN useradd --system --home /app whistlestop && mkdir /data && chown whistlestop /data
WORKDIR /app
COPY --from=build /app /app
USER whistlestop
ENV HOST=0.0.0.0 DATA_DIR=/data
EXPOSE 3000
VOLUME /data
CMD ["/app/node_modules/.bin/node", "--max-semi-space-size=4", "--max-old-space-size=1024", "server/main.ts"]
