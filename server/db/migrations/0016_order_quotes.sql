ALTER TABLE "orders" ADD COLUMN "quote_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "quote_signature" text;--> statement-breakpoint
CREATE INDEX "orders_quote" ON "orders" USING btree ("quote_signature");