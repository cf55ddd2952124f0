// Generated from spec/resources/custom-attributes.yaml; do not edit. Run `npm run generate`.
