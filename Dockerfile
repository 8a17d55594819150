# The production server and the built pages, without the tools that build and test them.
FROM node:24-bookworm-slim AS build
WORKDIR /heirloop
ENV CI=true
RUN npm install --global pnpm@12.21.0
COPY . .
RUN pnpm install --frozen-lockfile && node scripts/build.ts

FROM node:24-bookworm-slim
WORKDIR /heirloop
# What MALLOC_* do for memory is said in scripts/server-flags.ts.
ENV CI=true DATA_DIR=/data NODE_COMPILE_CACHE=/data/compile-cache MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
RUN npm install --global pnpm@12.21.0
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY patches patches
COPY packages packages
COPY apps apps
RUN pnpm install --prod --frozen-lockfile --filter @heirloop/server... --filter @heirloop/marketplace... \
  && npm uninstall --global pnpm \
  && mkdir /data && chown node /data
COPY --from=build /heirloop/apps/marketplace/build apps/marketplace/build
COPY --from=build /heirloop/apps/server/build apps/server/build
USER node
VOLUME /data
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT ?? 3000) + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# No package manager in between: SIGTERM reaches the server, which finishes what it accepted. The flags are those of
# scripts/server-flags.ts.
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=40", "apps/server/build/main.js"]
