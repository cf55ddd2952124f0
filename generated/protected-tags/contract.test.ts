// Generated from spec/resources/protected-tags.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "listProtectedTags",
  "resource": "protected-tags",
  "method": "GET",
  "path": "/projects/{id}/protected_tags",
  "route": "/api/v4/projects/{id}/protected_tags",
  "source": "spec/resources/protected-tags.yaml:5:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": true
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
  "id": "protectTag",
  "resource": "protected-tags",
  "method": "POST",
  "path": "/projects/{id}/protected_tags",
  "route": "/api/v4/projects/{id}/protected_tags",
  "source": "spec/resources/protected-tags.yaml:31:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
    409,
    422
  ],
  "body": {
    "name": "v*",
    "create_access_level": 30
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "name",
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
      "place": "body",
      "name": "name",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "create_access_level",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "create_access_level",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "create_access_level",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "create_access_level",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "create_access_level",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "create_access_level",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "create_access_level",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "create_access_level",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "create_access_level",
      "value": 1060,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "allowed_to_create",
      "told": "allowed_to_create[0][user_id]",
      "value": [
        {
          "user_id": "abc"
        }
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "allowed_to_create",
      "told": "allowed_to_create[0][user_id]",
      "value": [
        {
          "user_id": 0
        }
      ],
      "text": "does not have a valid value",
      "within": [
        {
          "user_id": 1
        }
      ]
    },
    {
      "place": "body",
      "name": "allowed_to_create",
      "told": "allowed_to_create[0][group_id]",
      "value": [
        {
          "group_id": "abc"
        }
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "allowed_to_create",
      "told": "allowed_to_create[0][group_id]",
      "value": [
        {
          "group_id": 0
        }
      ],
      "text": "does not have a valid value",
      "within": [
        {
          "group_id": 1
        }
      ]
    },
    {
      "place": "body",
      "name": "allowed_to_create",
      "told": "allowed_to_create[0][access_level]",
      "value": [
        {
          "access_level": "abc"
        }
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "allowed_to_create",
      "told": "allowed_to_create[0][access_level]",
      "value": [
        {
          "access_level": 1060
        }
      ],
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "allowed_to_create",
      "told": "allowed_to_create[0][user_id], allowed_to_create[0][group_id], allowed_to_create[0][access_level]",
      "value": [
        {}
      ],
      "text": "are missing, exactly one parameter must be provided"
    },
    {
      "place": "body",
      "name": "allowed_to_create",
      "told": "allowed_to_create[0][user_id], allowed_to_create[0][group_id], allowed_to_create[0][access_level]",
      "value": [
        {
          "user_id": 1,
          "group_id": 1,
          "access_level": 0
        }
      ],
      "text": "are mutually exclusive"
    }
  ],
  "related": {}
},
{
  "id": "getProtectedTag",
  "resource": "protected-tags",
  "method": "GET",
  "path": "/projects/{id}/protected_tags/{name}",
  "route": "/api/v4/projects/{id}/protected_tags/{name}",
  "source": "spec/resources/protected-tags.yaml:71:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": true
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
    "name": "v*"
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
      "name": "name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "name",
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
  "id": "unprotectTag",
  "resource": "protected-tags",
  "method": "DELETE",
  "path": "/projects/{id}/protected_tags/{name}",
  "route": "/api/v4/projects/{id}/protected_tags/{name}",
  "source": "spec/resources/protected-tags.yaml:97:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
    "name": "v*"
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
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "name",
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
