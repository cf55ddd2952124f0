# Compiles with everything, runs with what it needs.
FROM node:20-bookworm-slim AS build
RUN apt-get update \
  && apt-get install --yes --no-install-recommends python3 make g++ \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /hearth
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:20-bookworm-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends bzip2 ca-certificates git tini \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /hearth
COPY --from=build /hearth/package.json /hearth/LICENSE ./
COPY --from=build /hearth/node_modules node_modules
COPY --from=build /hearth/dist dist
RUN install --directory --owner=node --group=node --mode=700 /var/lib/hearth
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/var/lib/hearth
VOLUME /var/lib/hearth
EXPOSE 8080
ENTRYPOINT ["tini", "--"]
CMD ["node", "dist/src/main.js"]
