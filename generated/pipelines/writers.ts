// Generated from spec/resources/pipelines.yaml; do not edit. Run `npm run generate`.
