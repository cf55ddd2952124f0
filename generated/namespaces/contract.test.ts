// Generated from spec/resources/namespaces.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "listNamespaces",
  "resource": "namespaces",
  "method": "GET",
  "path": "/namespaces",
  "route": "/api/v4/namespaces",
  "source": "spec/resources/namespaces.yaml:5:5",
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
    403
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
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
      "name": "owned_only",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "owned_only",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "top_level_only",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "top_level_only",
      "value": "2",
      "text": "is invalid"
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
  "id": "getNamespace",
  "resource": "namespaces",
  "method": "GET",
  "path": "/namespaces/{id}",
  "route": "/api/v4/namespaces/{id}",
  "source": "spec/resources/namespaces.yaml:55:5",
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
  "pathParameters": {
    "id": "developer"
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
  "id": "namespaceExists",
  "resource": "namespaces",
  "method": "GET",
  "path": "/namespaces/{id}/exists",
  "route": "/api/v4/namespaces/{id}/exists",
  "source": "spec/resources/namespaces.yaml:94:5",
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
  "pathParameters": {
    "id": "developer"
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
    404,
    429
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "query",
      "name": "parent_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "parent_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "parent_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "parent_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "parent_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "parent_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "parent_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "parent_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "parent_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
]);
