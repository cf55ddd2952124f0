// Generated from spec/resources/epics.yaml; do not edit. Run `npm run generate`.
