// Generated from spec/resources/graphql.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "showGraphqlExplorer",
  "resource": "graphql",
  "method": "GET",
  "path": "/-/graphql-explorer",
  "route": "/-/graphql-explorer",
  "source": "spec/resources/graphql.yaml:72:5",
  "access": {
    "kind": "anonymous",
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
  "pending": true,
  "relations": null,
  "pathParameters": {},
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [],
  "related": {}
},
{
  "id": "runGraphqlQuery",
  "resource": "graphql",
  "method": "POST",
  "path": "/api/graphql",
  "route": "/api/graphql",
  "source": "spec/resources/graphql.yaml:9:5",
  "access": {
    "kind": "anonymous",
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
  "pending": true,
  "relations": null,
  "pathParameters": {},
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    422
  ],
  "body": {
    "query": "query($path: ID!) { project(fullPath: $path) { id name } }",
    "variables": {
      "path": "demo/kiln"
    }
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "query",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "query",
      "value": "",
      "within": "x",
      "text": "is empty"
    },
    {
      "place": "body",
      "name": "query",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "operationName",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "operationName",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    }
  ],
  "related": {}
},
{
  "id": "getGraphqlQuery",
  "resource": "graphql",
  "method": "GET",
  "path": "/api/graphql",
  "route": "/api/graphql",
  "source": "spec/resources/graphql.yaml:41:5",
  "access": {
    "kind": "anonymous",
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
  "pending": true,
  "relations": null,
  "pathParameters": {},
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    422
  ],
  "body": null,
  "files": [],
  "query": {
    "query": "{ currentUser { id username } }"
  },
  "violations": [
    {
      "place": "query",
      "name": "query",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "query",
      "value": "",
      "within": "x",
      "text": "is empty"
    },
    {
      "place": "query",
      "name": "query",
      "text": "is missing"
    },
    {
      "place": "query",
      "name": "variables",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "operationName",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "operationName",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    }
  ],
  "related": {}
},
]);
