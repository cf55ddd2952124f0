// Generated from spec/resources/notes.yaml; do not edit. Run `npm run generate`.
