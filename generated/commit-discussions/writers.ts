// Generated from spec/resources/commit-discussions.yaml; do not edit. Run `npm run generate`.
