// Generated from spec/resources/group-import-export.yaml; do not edit. Run `npm run generate`.
