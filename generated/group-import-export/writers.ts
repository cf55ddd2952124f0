// Generated from spec/domains/* /group-import-export.yaml; do not edit. Run `npm run generate`.
