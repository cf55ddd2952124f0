// Generated from spec/resources/import-export.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "importProject",
  "resource": "import-export",
  "method": "POST",
  "path": "/projects/import",
  "route": "/api/v4/projects/import",
  "source": "spec/resources/import-export.yaml:105:5",
  "access": {
    "kind": "user",
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
    201,
    400,
    401,
    403,
    404,
    413,
    422,
    429
  ],
  "body": {
    "path": "kiln-copy",
    "namespace": "demo"
  },
  "files": [
    "file"
  ],
  "query": {},
  "violations": [
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
      "name": "path",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "namespace",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
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
      "name": "overwrite",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "overwrite",
      "value": "2",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "importRemoteProject",
  "resource": "import-export",
  "method": "POST",
  "path": "/projects/remote-import",
  "route": "/api/v4/projects/remote-import",
  "source": "spec/resources/import-export.yaml:148:5",
  "access": {
    "kind": "user",
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
  "flag": {
    "name": "import_project_from_remote_file",
    "default": true,
    "off": 404
  },
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
    201,
    400,
    401,
    403,
    404,
    429
  ],
  "body": {
    "url": "https://storage.example.com/exports/kiln_export.tar.gz",
    "path": "kiln-copy",
    "namespace": "demo"
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "url",
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
      "name": "url",
      "text": "is missing"
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
      "name": "path",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "namespace",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
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
      "name": "overwrite",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "overwrite",
      "value": "2",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "importProjectFromS3",
  "resource": "import-export",
  "method": "POST",
  "path": "/projects/remote-import-s3",
  "route": "/api/v4/projects/remote-import-s3",
  "source": "spec/resources/import-export.yaml:183:5",
  "access": {
    "kind": "user",
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
  "flag": {
    "name": "import_project_from_remote_file_s3",
    "default": false,
    "off": 404
  },
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
    201,
    400,
    401,
    403,
    404,
    429
  ],
  "body": {
    "path": "kiln-copy",
    "namespace": "demo",
    "region": "eu-north-1",
    "bucket_name": "example-exports",
    "file_key": "kiln_export.tar.gz",
    "access_key_id": "EXAMPLEKEYID",
    "secret_access_key": "example-secret"
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "region",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "region",
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
      "place": "body",
      "name": "region",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "bucket_name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "bucket_name",
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
      "place": "body",
      "name": "bucket_name",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "file_key",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "file_key",
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
      "name": "file_key",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "access_key_id",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "access_key_id",
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
      "place": "body",
      "name": "access_key_id",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "secret_access_key",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "secret_access_key",
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
      "place": "body",
      "name": "secret_access_key",
      "text": "is missing"
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
      "name": "path",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "namespace",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
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
    }
  ],
  "related": {}
},
{
  "id": "startProjectExport",
  "resource": "import-export",
  "method": "POST",
  "path": "/projects/{id}/export",
  "route": "/api/v4/projects/{id}/export",
  "source": "spec/resources/import-export.yaml:7:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
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
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    202,
    400,
    401,
    403,
    404,
    429
  ],
  "body": {
    "description": "Kiln, as of April",
    "upload": {
      "url": "https://storage.example.com/exports/kiln",
      "http_method": "PUT"
    }
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
      "name": "description",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "upload",
      "value": "text",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "upload",
      "told": "upload[url]",
      "value": {
        "http_method": "PUT",
        "url": "a\u0000b"
      },
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "upload",
      "told": "upload[url]",
      "value": {
        "http_method": "PUT",
        "url": {
          "repeat": "x",
          "times": 4097
        }
      },
      "text": "is expected to have length less than or equal to 4096",
      "within": {
        "http_method": "PUT",
        "url": {
          "repeat": "x",
          "times": 4096
        }
      }
    },
    {
      "place": "body",
      "name": "upload",
      "told": "upload[http_method]",
      "value": {
        "url": "https://storage.example.com/exports/kiln",
        "http_method": "a\u0000b"
      },
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "upload",
      "told": "upload[http_method]",
      "value": {
        "url": "https://storage.example.com/exports/kiln",
        "http_method": "no-such-value"
      },
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "getProjectExport",
  "resource": "import-export",
  "method": "GET",
  "path": "/projects/{id}/export",
  "route": "/api/v4/projects/{id}/export",
  "source": "spec/resources/import-export.yaml:40:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
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
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln"
  },
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
  "id": "downloadProjectExport",
  "resource": "import-export",
  "method": "GET",
  "path": "/projects/{id}/export/download",
  "route": "/api/v4/projects/{id}/export/download",
  "source": "spec/resources/import-export.yaml:72:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
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
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln"
  },
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
  "id": "getProjectImport",
  "resource": "import-export",
  "method": "GET",
  "path": "/projects/{id}/import",
  "route": "/api/v4/projects/{id}/import",
  "source": "spec/resources/import-export.yaml:222:5",
  "access": {
    "kind": "project",
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
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln"
  },
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
