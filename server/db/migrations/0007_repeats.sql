CREATE TABLE "request_replies" (
	"scope" text NOT NULL,
	"request_id" uuid NOT NULL,
	"content_hash" text NOT NULL,
	"message" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "request_replies_scope_request_id_pk" PRIMARY KEY("scope","request_id")
);
--> statement-breakpoint
CREATE TABLE "cart_endings" (
	"user_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"version" serial NOT NULL,
	"how" text NOT NULL,
	"order_number" text,
	"device_id" text,
	"boxes" integer NOT NULL,
	CONSTRAINT "cart_endings_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "cart_endings" ADD CONSTRAINT "cart_endings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_replies_age" ON "request_replies" USING btree ("created_at");