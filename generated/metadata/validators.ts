// Generated from spec/resources/metadata.yaml; do not edit. Run `npm run generate`.
export {};
