// Generated from spec/domains/* /commit-discussions.yaml; do not edit. Run `npm run generate`.
