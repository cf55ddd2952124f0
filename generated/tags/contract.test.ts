// Generated from spec/resources/tags.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "listTags",
  "resource": "tags",
  "method": "GET",
  "path": "/projects/{id}/repository/tags",
  "route": "/api/v4/projects/{id}/repository/tags",
  "source": "spec/resources/tags.yaml:5:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": "repository",
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
  "orders": [
    "name",
    "updated"
  ],
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
      "name": "order_by",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "order_by",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "sort",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "sort",
      "value": "no-such-value",
      "text": "does not have a valid value"
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
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
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
  "id": "createTag",
  "resource": "tags",
  "method": "POST",
  "path": "/projects/{id}/repository/tags",
  "route": "/api/v4/projects/{id}/repository/tags",
  "source": "spec/resources/tags.yaml:59:5",
  "access": {
    "kind": "project",
    "level": "developer",
    "parameter": "id",
    "feature": "repository",
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
    404
  ],
  "body": {
    "tag_name": "v1.0.0",
    "ref": "main",
    "message": "First firing"
  },
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
      "place": "body",
      "name": "tag_name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tag_name",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    },
    {
      "place": "body",
      "name": "tag_name",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "ref",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ref",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    },
    {
      "place": "body",
      "name": "ref",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "message",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "release_description",
      "value": "a\u0000b",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "getTag",
  "resource": "tags",
  "method": "GET",
  "path": "/projects/{id}/repository/tags/{tag_name}",
  "route": "/api/v4/projects/{id}/repository/tags/{tag_name}",
  "source": "spec/resources/tags.yaml:97:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": "repository",
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
    "id": "demo/kiln",
    "tag_name": "v1.0.0"
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
    },
    {
      "place": "path",
      "name": "tag_name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "tag_name",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    }
  ],
  "related": {}
},
{
  "id": "deleteTag",
  "resource": "tags",
  "method": "DELETE",
  "path": "/projects/{id}/repository/tags/{tag_name}",
  "route": "/api/v4/projects/{id}/repository/tags/{tag_name}",
  "source": "spec/resources/tags.yaml:118:5",
  "access": {
    "kind": "project",
    "level": "developer",
    "parameter": "id",
    "feature": "repository",
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
    "id": "demo/kiln",
    "tag_name": "v1.0.0"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    204
  ],
  "statuses": [
    204,
    400,
    401,
    403,
    404,
    412
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
      "place": "path",
      "name": "tag_name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "tag_name",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    }
  ],
  "related": {}
},
{
  "id": "getTagSignature",
  "resource": "tags",
  "method": "GET",
  "path": "/projects/{id}/repository/tags/{tag_name}/signature",
  "route": "/api/v4/projects/{id}/repository/tags/{tag_name}/signature",
  "source": "spec/resources/tags.yaml:138:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": "repository",
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
    "id": "demo/kiln",
    "tag_name": "v1.0.0"
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
    },
    {
      "place": "path",
      "name": "tag_name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "tag_name",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    }
  ],
  "related": {}
},
]);
