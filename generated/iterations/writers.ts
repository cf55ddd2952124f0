// Generated from spec/domains/* /iterations.yaml; do not edit. Run `npm run generate`.
