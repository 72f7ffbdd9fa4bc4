CREATE TABLE "sample_orders" (
	"id" serial PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"floors" jsonb NOT NULL,
	"name" text NOT NULL,
	"address_text" text NOT NULL,
	"house" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" text,
	"client_id" uuid,
	CONSTRAINT "sample_orders_client_id_unique" UNIQUE("client_id")
);
--> statement-breakpoint
CREATE INDEX "sample_orders_email" ON "sample_orders" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "sample_orders_house" ON "sample_orders" USING btree ("house");