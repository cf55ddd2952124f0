// Generated from spec/domains/* /suggestions.yaml; do not edit. Run `npm run generate`.
