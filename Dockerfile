# A node of the court with its client. Not run where it was written: there was no Docker there.
FROM node:22-bookworm-slim AS build
WORKDIR /durbar
COPY . .
RUN node scripts/setup.mjs && node scripts/build.mjs

FROM node:22-bookworm-slim
WORKDIR /durbar
ENV NODE_ENV=production DURBAR_ROOT=/durbar DURBAR_DATA=/data HOST=0.0.0.0 PORT=8080
COPY --from=build /durbar/dist ./dist
COPY --from=build /durbar/node_modules ./node_modules
COPY --from=build /durbar/packages/web/dist ./packages/web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=32", "dist/durbar.mjs", "serve"]
