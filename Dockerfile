# syntax=docker/dockerfile:1
# The site in an image: built with every tool, run by what `npm run release` keeps of it. See docs/operator.md.

FROM node:24-bookworm-slim AS build
WORKDIR /site
# Packages first: they are installed again only when the lock file changed.
COPY package.json package-lock.json .npmrc ./
COPY tools/install.mjs tools/
COPY desk/package.json desk/
COPY model/package.json model/
COPY studio/package.json studio/
COPY packages/content-service/package.json packages/content-service/
COPY packages/drawings/package.json packages/drawings/
COPY packages/kit/package.json packages/kit/
COPY packages/search/package.json packages/search/
RUN node -e "import('./tools/install.mjs').then(({ install }) => install())"
COPY . .
RUN npm run release -- /release && mkdir /data /backups

# No shell, no package manager, no root: Node and the C library it needs.
FROM gcr.io/distroless/nodejs24-debian12:nonroot
WORKDIR /site
COPY --from=build /release ./
# Volumes begin with the rights of these folders.
COPY --from=build --chown=nonroot:nonroot /data /data
COPY --from=build --chown=nonroot:nonroot /backups /backups
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME ["/data", "/backups"]
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD \
  ["/nodejs/bin/node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["server.js"]
