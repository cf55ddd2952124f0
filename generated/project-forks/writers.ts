// Generated from spec/resources/project-forks.yaml; do not edit. Run `npm run generate`.
