// Generated from spec/resources/project-stars.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "starProject",
  "resource": "project-stars",
  "method": "POST",
  "path": "/projects/{id}/star",
  "route": "/api/v4/projects/{id}/star",
  "source": "spec/resources/project-stars.yaml:5:5",
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
    304,
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
  "id": "listProjectStarrers",
  "resource": "project-stars",
  "method": "GET",
  "path": "/projects/{id}/starrers",
  "route": "/api/v4/projects/{id}/starrers",
  "source": "spec/resources/project-stars.yaml:49:5",
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
  "paginated": true,
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
    },
    {
      "place": "query",
      "name": "search",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "search",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "query",
      "name": "page",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "unstarProject",
  "resource": "project-stars",
  "method": "POST",
  "path": "/projects/{id}/unstar",
  "route": "/api/v4/projects/{id}/unstar",
  "source": "spec/resources/project-stars.yaml:27:5",
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
    304,
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
]);
