// Generated from spec/resources/iterations.yaml; do not edit. Run `npm run generate`.
