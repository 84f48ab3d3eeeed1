<?php
declare( strict_types=1 );

namespace Larder\Tests\Share;

use Larder\Plugin;
use Larder\Settings\Store;
use Larder\Share\Network;
use Larder\Tests\Support\WordPressTestCase;

/**
 * A recipe is shared by plain links.
 */
final class ShareTest extends WordPressTestCase {

	public function test_pinterest_gets_the_picture_of_the_recipe_and_is_left_out_without_one(): void {
		$post = $this->publish( [ 'imageUrl' => 'https://pictures.example/soup one.jpg' ] );
		$html = Plugin::renderers()->share->render( [], $post->ID );
		self::assertStringContainsString( rawurlencode( 'https://pictures.example/soup%20one.jpg' ), $html );
		self::assertStringNotContainsString( 'pinterest', Plugin::renderers()->share->render( [], $this->publish()->ID ) );
	}

	public function test_a_site_says_where_recipes_are_shared(): void {
		( new Store() )->save( [ 'shareNetworks' => [ 'telegram' ] ] );
		$html = Plugin::renderers()->share->render( [], $this->publish()->ID );
		self::assertStringContainsString( 'https://t.me/share/url?', $html );
		self::assertStringNotContainsString( 'mailto:', $html );
		( new Store() )->save( [ 'shareNetworks' => [] ] );
		self::assertStringNotContainsString( '__links', Plugin::renderers()->share->render( [], $this->publish()->ID ) );
	}

	public function test_names_and_addresses_are_written_so_that_nothing_of_them_gets_lost(): void {
		$address = Network::Email->url( 'https://a.example/?x=1&y=2', "Fish & chips\r\nBcc: spy@b.example", '' );
		self::assertStringNotContainsString( "\n", $address );
		self::assertStringNotContainsString( ' ', $address );
		parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $query );
		self::assertSame( "Fish & chips\r\nBcc: spy@b.example", $query['subject'] ?? '' );
		self::assertStringNotContainsString( 'media=', Network::Pinterest->url( 'https://a.example/', 'Fish', '' ) );
	}

	public function test_every_link_to_a_network_hides_where_it_comes_from_as_far_as_it_can(): void {
		$html = Plugin::renderers()->share->render( [], $this->publish()->ID );
		self::assertSame( substr_count( $html, 'target="_blank"' ), substr_count( $html, 'rel="noopener nofollow"' ) );
		self::assertStringNotContainsString( '<script', $html );
		self::assertSame( '', Plugin::renderers()->share->render( [], 0 ) );
	}
}
