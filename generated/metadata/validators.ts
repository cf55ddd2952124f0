// Generated from spec/domains/* /metadata.yaml; do not edit. Run `npm run generate`.
export {};
