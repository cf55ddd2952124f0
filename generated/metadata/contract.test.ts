// Generated from spec/resources/metadata.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "getMetadata",
  "resource": "metadata",
  "method": "GET",
  "path": "/metadata",
  "route": "/api/v4/metadata",
  "source": "spec/resources/metadata.yaml:21:5",
  "access": {
    "kind": "user",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {},
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    200
  ],
  "statuses": [
    200,
    401,
    403
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [],
  "related": {}
},
{
  "id": "getVersion",
  "resource": "metadata",
  "method": "GET",
  "path": "/version",
  "route": "/api/v4/version",
  "source": "spec/resources/metadata.yaml:5:5",
  "access": {
    "kind": "user",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {},
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    200
  ],
  "statuses": [
    200,
    401,
    403
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [],
  "related": {}
},
]);
