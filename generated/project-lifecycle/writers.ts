// Generated from spec/domains/* /project-lifecycle.yaml; do not edit. Run `npm run generate`.
