CREATE TABLE "payment_changes" (
	"object_id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	"tie" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "payment_changes_payment" ON "payment_changes" USING btree ("payment_id");