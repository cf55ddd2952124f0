// Generated from spec/domains/* /epics.yaml; do not edit. Run `npm run generate`.
