// Generated from spec/resources/suggestions.yaml; do not edit. Run `npm run generate`.
