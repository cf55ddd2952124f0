// Generated from spec/resources/child-epics.yaml; do not edit. Run `npm run generate`.
