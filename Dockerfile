# Three stages: the pages are built with everything installed, the server runs with what it needs alone.
# The first two run the Node of the image only to install; the product always runs on the Node that the lock file pins.
FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY scripts/ensure.cjs scripts/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/companion/package.json packages/companion/
COPY packages/contract/package.json packages/contract/
COPY packages/signalr-server/package.json packages/signalr-server/
COPY e2e/package.json e2e/
COPY bench/package.json bench/

FROM manifests AS pages
RUN npm ci --no-audit --no-fund
COPY . .
# These facts become part of the pages, so they are needed here and not only at the start.
ARG PUBLIC_URL OPERATOR_NAME OPERATOR_ADDRESS OPERATOR_EMAIL OPERATOR_DPO_EMAIL DATA_REGION
ARG SOCIAL_INSTAGRAM_URL SOCIAL_TWITTER_URL SOCIAL_LINKEDIN_URL ANALYTICS_URL ANALYTICS_DOMAIN CONTACT_RETENTION_DAYS
RUN npm run build

FROM manifests AS modules
RUN npm ci --no-audit --no-fund --omit=dev --workspace @accanto/server --include-workspace-root

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=modules /app/node_modules node_modules
COPY package.json ./
COPY packages/contract/package.json packages/contract/
COPY packages/contract/src packages/contract/src
COPY packages/signalr-server/package.json packages/signalr-server/
COPY packages/signalr-server/src packages/signalr-server/src
COPY packages/companion/package.json packages/companion/
COPY packages/companion/src packages/companion/src
COPY apps/server/package.json apps/server/
COPY apps/server/src apps/server/src
COPY --from=pages /app/apps/web/dist apps/web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node_modules/.bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# As in package.json: a larger young generation, so that hardly a reply waits for the collector (docs/scaling.md).
CMD ["node_modules/.bin/node", "--max-semi-space-size=64", "--v8-pool-size=1", "apps/server/src/main.ts"]
