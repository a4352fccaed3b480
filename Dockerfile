# Minimal, and not yet built where it was written (docs/operations.md).
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run build

# The program brings its own Node, for glibc.
FROM debian:bookworm-slim
RUN useradd --system --home /app whistlestop && mkdir /data && chown whistlestop /data
WORKDIR /app
COPY --from=build /app /app
USER whistlestop
ENV HOST=0.0.0.0 DATA_DIR=/data
EXPOSE 3000
VOLUME /data
CMD ["/app/node_modules/.bin/node", "--max-semi-space-size=4", "--max-old-space-size=1024", "server/main.ts"]
