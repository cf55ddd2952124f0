// Generated from spec/resources/project-lifecycle.yaml; do not edit. Run `npm run generate`.
