// Generated from spec/domains/* /custom-attributes.yaml; do not edit. Run `npm run generate`.
