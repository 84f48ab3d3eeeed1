<?php
declare( strict_types=1 );

namespace Larder\Tests\Shopping;

use Larder\Shopping\ShoppingLists;
use Larder\Shopping\ShoppingPage;
use Larder\Tests\Support\AjaxCall;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * An account keeps a shopping list, of which no device writes over another's changes.
 */
final class ShoppingListTest extends WordPressTestCase {

	/**
	 * Calls the action as whoever is logged in.
	 *
	 * @param array<string, mixed> $fields
	 * @return array{status: int, data: array<string, mixed>}
	 */
	private function call( array $fields = [] ): array {
		$visitor = AjaxCall::make( 'larder_visitor', [ 'ids' => [] ] );
		$answer  = AjaxCall::make( 'larder_shopping_list', $fields + [ 'nonce' => $visitor['body']['data']['nonce'] ?? '' ] );
		return [
			'status' => $answer['status'],
			'data'   => $answer['body']['data'] ?? [],
		];
	}

	/**
	 * Returns a list with one entry.
	 *
	 * @param string $name What is to buy.
	 * @return string JSON.
	 */
	private static function list_with( string $name ): string {
		return (string) wp_json_encode(
			[
				'entries' => [
					[
						'id'       => 'own-1',
						'at'       => 1700000000000,
						'gone'     => false,
						'done'     => false,
						'recipe'   => 12,
						'name'     => $name,
						'note'     => 'sifted',
						'quantity' => 1.5,
						'max'      => 2,
						'unit'     => 'kg',
						'text'     => '',
					],
				],
				'recipes' => [
					[
						'id'    => 12,
						'at'    => 1700000000000,
						'title' => 'Pancakes',
						'url'   => 'https://example.org/pancakes/',
					],
				],
				'aisles'  => [],
			]
		);
	}

	public function test_a_list_comes_back_as_it_was_stored_whatever_is_in_it(): void {
		wp_set_current_user( $this->user( 'subscriber' ) );
		$list = self::list_with( 'Crème "fraîche" \\ O\'Neill 🧀 <b>100%</b>' );
		self::assertSame( 0, $this->call()['data']['revision'] );
		$saved = $this->call(
			[
				'revision' => '0',
				'list'     => $list,
			]
		);
		self::assertTrue( $saved['data']['is_saved'] );
		self::assertSame( 1, $saved['data']['revision'] );
		$read = $this->call()['data'];
		self::assertFalse( $read['is_saved'] );
		self::assertSame( 1, $read['revision'] );
		self::assertIsString( $read['list'] );
		self::assertEquals( json_decode( $list, true ), json_decode( $read['list'], true ) );
	}

	public function test_of_two_devices_the_second_gets_what_was_first_and_stores_nothing(): void {
		wp_set_current_user( $this->user( 'subscriber' ) );
		$first  = $this->call(
			[
				'revision' => '0',
				'list'     => self::list_with( 'flour' ),
			]
		);
		$second = $this->call(
			[
				'revision' => '0',
				'list'     => self::list_with( 'milk' ),
			]
		);
		self::assertTrue( $first['data']['is_saved'] );
		self::assertSame( 200, $second['status'] );
		self::assertFalse( $second['data']['is_saved'] );
		self::assertStringContainsString( 'flour', (string) wp_json_encode( $second['data']['list'] ) );
		self::assertTrue(
			$this->call(
				[
					'revision' => '1',
					'list'     => self::list_with( 'milk' ),
				]
			)['data']['is_saved']
		);
	}

	public function test_the_list_of_one_account_never_gets_into_another(): void {
		wp_set_current_user( $this->user( 'subscriber' ) );
		$mine = $this->call(
			[
				'revision' => '0',
				'list'     => self::list_with( 'flour' ),
			]
		)['data'];
		wp_set_current_user( $this->user( 'subscriber' ) );
		$theirs = $this->call(
			[
				'revision' => '0',
				'account'  => $mine['account'],
				'list'     => self::list_with( 'flour' ),
			]
		)['data'];
		self::assertFalse( $theirs['is_saved'] );
		self::assertNotSame( $mine['account'], $theirs['account'] );
		self::assertSame( 0, $this->call()['data']['revision'] );
	}

	public function test_a_guest_has_no_list_on_the_server(): void {
		self::assertSame( 401, $this->call()['status'] );
	}

	public function test_a_list_that_is_too_long_is_refused_with_a_reason(): void {
		wp_set_current_user( $this->user( 'subscriber' ) );
		$answer = $this->call(
			[
				'revision' => '0',
				'list'     => '{"entries":[' . str_repeat( ' ', 600_000 ) . '],"recipes":[],"aisles":[]}',
			]
		);
		self::assertSame( 413, $answer['status'] );
		self::assertSame( 'list_too_long', $answer['data']['code'] );
	}

	public function test_what_is_stored_in_another_form_is_an_empty_list(): void {
		$user_id = $this->user( 'subscriber' );
		update_user_meta( $user_id, 'larder_shopping_list', [ 'of' => 'somebody else' ] );
		self::assertSame( 0, ( new ShoppingLists() )->get( $user_id )['revision'] );
	}

	public function test_the_privacy_tools_export_and_erase_it(): void {
		$user_id = $this->user( 'subscriber' );
		wp_set_current_user( $user_id );
		$this->call(
			[
				'revision' => '0',
				'list'     => self::list_with( 'flour' ),
			]
		);
		wp_update_user(
			[
				'ID'         => $user_id,
				'user_email' => 'ana@example.org',
			]
		);
		$exported = (string) wp_json_encode( self::privacy( 'wp_privacy_personal_data_exporters' ), JSON_UNESCAPED_UNICODE );
		self::assertStringContainsString( '1.5–2 kg flour, sifted', $exported );
		self::assertStringContainsString( 'Pancakes', $exported );
		self::assertTrue( self::privacy( 'wp_privacy_personal_data_erasers' )['items_removed'] );
		self::assertSame( 0, $this->call()['data']['revision'] );
	}

	/**
	 * Runs one of WordPress's privacy tools for Ana.
	 *
	 * @param non-empty-string $tools Name of the filter that lists them.
	 * @return array<string, mixed>
	 */
	private static function privacy( string $tools ): array {
		/** @var array<string, array{callback: callable(string, int): array<string, mixed>}> $all */
		$all = apply_filters( $tools, [] );
		return $all['larder-shopping-list']['callback']( 'ana@example.org', 1 );
	}

	public function test_a_page_is_made_once_and_stays_deleted(): void {
		delete_option( ShoppingPage::OPTION );
		$page = new ShoppingPage();
		$page->activate();
		$id = get_option( ShoppingPage::OPTION );
		self::assertIsInt( $id );
		self::assertStringContainsString( 'larder/shopping-list', get_post( $id )->post_content ?? '' );
		wp_delete_post( $id, true );
		$page->activate();
		self::assertSame( $id, get_option( ShoppingPage::OPTION ) );
	}

	/**
	 * What the contract says.
	 *
	 * @param array<string, mixed> $input What is sent.
	 */
	#[DataProvider( 'fixtures' )]
	public function test_it_holds_requests_to_their_contract( array $input, int $status ): void {
		wp_set_current_user( $this->user( 'subscriber' ) );
		self::assertSame( $status, $this->call( $input )['status'] );
	}

	/**
	 * Reads the fixture.
	 *
	 * @return iterable<string, array{array<string, mixed>, int}>
	 */
	public static function fixtures(): iterable {
		/** @var array{valid: list<array<string, mixed>>, invalid: array<string, array<string, mixed>>} $fixture */
		$fixture = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/contracts/fixtures/ajax/larder_shopping_list.json' ), true, 512, JSON_THROW_ON_ERROR ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A fixture beside the test.
		foreach ( $fixture['valid'] as $at => $input ) {
			yield "valid $at" => [ $input, 200 ];
		}
		foreach ( $fixture['invalid'] as $name => $input ) {
			yield $name => [ $input, 400 ];
		}
	}
}
