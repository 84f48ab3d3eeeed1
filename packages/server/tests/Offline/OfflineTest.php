<?php
declare( strict_types=1 );

namespace Larder\Tests\Offline;

use Larder\Islands\Islands;
use Larder\Islands\Manifest;
use Larder\Offline\Offline;
use Larder\Root;
use Larder\Settings\Settings;
use Larder\Tests\Support\WordPressTestCase;

/**
 * Pages that anybody may read say that they can be kept; no other does.
 */
final class OfflineTest extends WordPressTestCase {

	private Islands $islands;

	private function offline(): Offline {
		$this->islands = new Islands( new Manifest() );
		return new Offline( new Root( dirname( __DIR__, 4 ) . '/plugin.php' ), $this->islands, new Settings() );
	}

	/**
	 * Returns what the page says to the worker.
	 *
	 * @param string $html What was printed.
	 * @return array<string, mixed>|null
	 */
	private function worker_settings( string $html ): ?array {
		$tags = new \WP_HTML_Tag_Processor( $html );
		self::assertTrue( $tags->next_tag() );
		$key = $tags->get_attribute( 'data-larder-key' );
		self::assertIsString( $key );
		return $this->islands->props( $key );
	}

	/**
	 * Returns what a page prints for the worker.
	 *
	 * @param \WP_Post $post The page's post.
	 */
	private function printed( \WP_Post $post ): string {
		$this->go_to_post( $post );
		ob_start();
		$this->offline()->print();
		return (string) ob_get_clean();
	}

	private function go_to_post( \WP_Post $post ): void {
		$query                    = new \WP_Query();
		$query->is_singular       = true;
		$query->is_single         = true;
		$query->queried_object    = $post;
		$query->queried_object_id = $post->ID;
		self::open_page( $query );
	}

	public function test_a_recipe_says_to_guests_that_it_may_be_kept(): void {
		$recipe = $this->publish();
		$html   = $this->printed( $recipe );
		self::assertSame( get_permalink( $recipe ), $this->worker_settings( $html )['url'] ?? null );
		self::assertTrue( $this->worker_settings( $html )['isGuests'] ?? null );
		self::assertStringContainsString( 'data-larder-trigger="visible"', $html );
	}

	public function test_the_page_of_a_member_is_never_kept_itself(): void {
		$recipe = $this->publish();
		wp_set_current_user( $this->user( 'subscriber' ) );
		$html = $this->printed( $recipe );
		self::assertFalse( $this->worker_settings( $html )['isGuests'] ?? null );
	}

	public function test_what_not_everybody_may_read_is_not_kept(): void {
		self::assertSame( '', $this->printed( $this->publish( [], [], [ 'post_password' => 'secret' ] ) ) );
		self::assertSame( '', $this->printed( $this->publish( [], [], [ 'post_status' => 'private' ] ) ) );
	}

	public function test_switched_off_no_page_asks_and_the_worker_goes_away(): void {
		self::assertStringContainsString( '"isOn":true', $this->offline()->script() );
		update_option( Settings::OPTION, [ 'offlineReading' => [] ] );
		self::assertSame( '', $this->printed( $this->publish() ) );
		self::assertStringContainsString( '"isOn":false', $this->offline()->script() );
	}
}
