// Generated from spec/resources/project-uploads.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "getProjectAvatar",
  "resource": "project-uploads",
  "method": "GET",
  "path": "/projects/{id}/avatar",
  "route": "/api/v4/projects/{id}/avatar",
  "source": "spec/resources/project-uploads.yaml:47:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
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
  "pathParameters": {
    "id": "demo/kiln"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    200
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "uploadProjectFile",
  "resource": "project-uploads",
  "method": "POST",
  "path": "/projects/{id}/uploads",
  "route": "/api/v4/projects/{id}/uploads",
  "source": "spec/resources/project-uploads.yaml:5:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    201
  ],
  "statuses": [
    201,
    400,
    401,
    403,
    404,
    413
  ],
  "body": {},
  "files": [
    "file"
  ],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "file",
      "value": "text",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "file",
      "text": "is missing"
    }
  ],
  "related": {}
},
]);
