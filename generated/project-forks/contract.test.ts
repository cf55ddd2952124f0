// Generated from spec/resources/project-forks.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "forkProject",
  "resource": "project-forks",
  "method": "POST",
  "path": "/projects/{id}/fork",
  "route": "/api/v4/projects/{id}/fork",
  "source": "spec/resources/project-forks.yaml:5:5",
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
    409
  ],
  "body": {
    "namespace_path": "glaze",
    "name": "Kiln of ours",
    "path": "our-kiln"
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
      "name": "namespace_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "namespace_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "namespace_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "namespace_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "namespace_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "namespace_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "namespace_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "namespace_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "namespace_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "namespace_path",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "namespace_path",
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
      "name": "namespace",
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
      "name": "path",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "path",
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
      "name": "description",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "description",
      "value": {
        "repeat": "x",
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    },
    {
      "place": "body",
      "name": "visibility",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "visibility",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "mr_default_target_self",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mr_default_target_self",
      "value": "2",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "deleteProjectFork",
  "resource": "project-forks",
  "method": "DELETE",
  "path": "/projects/{id}/fork",
  "route": "/api/v4/projects/{id}/fork",
  "source": "spec/resources/project-forks.yaml:48:5",
  "access": {
    "kind": "project",
    "level": "owner",
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
    204
  ],
  "statuses": [
    204,
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
  "id": "createProjectFork",
  "resource": "project-forks",
  "method": "POST",
  "path": "/projects/{id}/fork/{forked_from_id}",
  "route": "/api/v4/projects/{id}/fork/{forked_from_id}",
  "source": "spec/resources/project-forks.yaml:64:5",
  "access": {
    "kind": "project",
    "level": "owner",
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
    "id": "demo/kiln",
    "forked_from_id": "glaze/kiln"
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
    409
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
      "name": "forked_from_id",
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
  "id": "listProjectForks",
  "resource": "project-forks",
  "method": "GET",
  "path": "/projects/{id}/forks",
  "route": "/api/v4/projects/{id}/forks",
  "source": "spec/resources/project-forks.yaml:99:5",
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
  "keyset": [
    "id"
  ],
  "orders": [
    "id",
    "name",
    "path",
    "created_at",
    "updated_at",
    "last_activity_at",
    "star_count",
    "similarity",
    "repository_size",
    "storage_size",
    "packages_size",
    "wiki_size"
  ],
  "successes": [
    200
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404,
    405
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
      "name": "archived",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "archived",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_after",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_after",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_after",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_after",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_after",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_after",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_after",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_after",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_before",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_before",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_before",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_before",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_before",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_before",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_before",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_before",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "imported",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "imported",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "last_activity_after",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "last_activity_after",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "last_activity_after",
      "value": "2022-01-01T00:00:00+99:99",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "last_activity_before",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "last_activity_before",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "last_activity_before",
      "value": "2022-01-01T00:00:00+99:99",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "membership",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "membership",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": 1050,
      "text": "does not have a valid value"
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
      "name": "owned",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "owned",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "repository_checksum_failed",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "repository_checksum_failed",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "repository_storage",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "repository_storage",
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
      "name": "search_namespaces",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "search_namespaces",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "simple",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "simple",
      "value": "2",
      "text": "is invalid"
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
      "name": "starred",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "starred",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "statistics",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "statistics",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "topic",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "topic",
      "value": [
        {
          "repeat": "x",
          "times": 256
        }
      ],
      "within": [
        {
          "repeat": "x",
          "times": 255
        }
      ],
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "query",
      "name": "topic",
      "value": {
        "repeat": "x,",
        "times": 21
      },
      "within": {
        "repeat": "x,",
        "times": 20
      },
      "text": "is expected to have length less than or equal to 20"
    },
    {
      "place": "query",
      "name": "visibility",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "visibility",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "wiki_checksum_failed",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "wiki_checksum_failed",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_custom_attributes",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_custom_attributes",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "custom_attributes",
      "value": "text",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_issues_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_issues_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_merge_requests_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_merge_requests_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_programming_language",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_programming_language",
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
      "name": "pagination",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "pagination",
      "value": "no-such-value",
      "text": "does not have a valid value"
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
]);
