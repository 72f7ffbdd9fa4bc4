CREATE TABLE "catalogue_entries" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"hash" text NOT NULL,
	"bytes" integer NOT NULL,
	"version" integer NOT NULL,
	"is_removed" boolean DEFAULT false NOT NULL,
	"files" jsonb,
	CONSTRAINT "catalogue_entries_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "catalogue_feed" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "catalogue_entries_version" ON "catalogue_entries" USING btree ("version","kind","key");