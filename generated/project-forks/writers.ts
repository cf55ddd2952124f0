// Generated from spec/domains/* /project-forks.yaml; do not edit. Run `npm run generate`.
