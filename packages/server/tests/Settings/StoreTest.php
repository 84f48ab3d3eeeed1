<?php
declare( strict_types=1 );

namespace Larder\Tests\Ingredients;

use Larder\Ingredients\KitchenRoundingDefault;
use Larder\Settings\Schema;
use Larder\Settings\Settings;
use Larder\Settings\Store;
use Larder\Tests\Support\WordPressTestCase;

/**
 * The settings of sites that ran WP Delicious, or another version of Larder.
 */
final class StoreTest extends WordPressTestCase {

	protected function setUp(): void {
		parent::setUp();
		delete_option( Store::OPTION );
		// A new site has this one on.
		delete_option( KitchenRoundingDefault::OPTION );
	}

	/**
	 * Returns the option as it is stored.
	 *
	 * @return array<array-key, mixed>
	 */
	private static function stored(): array {
		$all = get_option( Store::OPTION );
		self::assertIsArray( $all );
		return $all;
	}

	public function test_every_setting_has_a_default_that_its_schema_allows_and_a_title(): void {
		$labels = ( new Schema() )->labels();
		$store  = new Store();
		foreach ( ( new Schema() )->all() as $key => $setting ) {
			self::assertTrue( rest_validate_value_from_schema( $setting->fallback(), $setting->schema, $key ), $key );
			self::assertSame( $setting->fallback(), $store->value( $key ), $key );
			self::assertNotSame( '', $labels['properties'][ $key ]['title'] ?? '', $key );
			self::assertArrayHasKey( $setting->group, $labels['groups'], $key );
			$values = $setting->schema['enum'] ?? [];
			foreach ( is_array( $values ) ? $values : [] as $value ) {
				self::assertIsString( $value );
				self::assertArrayHasKey( $value, $labels['properties'][ $key ]['options'] ?? [], $key );
			}
		}
	}

	public function test_all_settings_of_other_options_take_one_query(): void {
		array_map( 'delete_option', ( new Schema() )->other_options() );
		wp_cache_flush();
		$store = new Store();
		$store->value( 'useFraction' );
		$before = get_num_queries();
		foreach ( array_keys( ( new Schema() )->all() ) as $key ) {
			$store->value( $key );
		}
		self::assertSame( 1, get_num_queries() - $before );
	}

	public function test_a_change_leaves_what_others_have_stored_as_it_is(): void {
		$foreign = [
			'recipeToggles'  => [ [ 'id' => '1', 'enable' => [ 'yes' ] ] ],
			'primaryFont'    => 'serif',
			'enableRatings'  => [ 'yes' ],
			0                => 'odd',
			'fromTomorrow'   => [ 'a' => [ 'b' => 1 ] ],
		];
		update_option( Store::OPTION, $foreign );
		( new Store() )->save( [ 'useFraction' => false, 'recipePerPage' => 24 ] );
		$stored = self::stored();
		self::assertSame( [ 'no' ], $stored['useFraction'], 'as WP Delicious stores switches' );
		self::assertSame( 24, $stored['recipePerPage'] );
		self::assertSame( Store::VERSION, $stored[ Store::VERSION_KEY ] );
		self::assertSame( $foreign, array_intersect_key( $stored, $foreign ) );
	}

	public function test_older_keys_are_read_and_move_with_the_next_change(): void {
		update_option( Store::OPTION, [ 'recaptchaEnabled' => [ 'yes' ], 'recaptchaVersion' => 'v3' ] );
		update_option( 'irecommendthis_settings', [ 'text_one_suffix' => 'person', 'hide_zero' => '1' ] );
		update_option( 'larder_rate_without_comment', '1' );
		$settings = new Settings();
		self::assertTrue( $settings->has_comment_captcha() );
		self::assertSame( 'v3', $settings->captcha_version() );
		self::assertSame( 'person', $settings->text( 'recommendTextOne' ) );
		self::assertTrue( $settings->is_on( 'recommendHideZero' ) );
		self::assertTrue( $settings->can_rate_without_comment() );
		self::assertSame( [ 'recaptchaEnabled', 'recaptchaVersion' ], array_keys( self::stored() ), 'reading writes nothing' );

		( new Store() )->save( [] );
		$stored = self::stored();
		self::assertSame( [ 'yes' ], $stored['enableRecaptchaForComments'] );
		self::assertSame( 'v3', $stored['recpatchaVersion'] );
		self::assertSame( 'person', $stored['recommendTextOne'] );
		self::assertSame( [ 'yes' ], $stored['rateWithoutComment'] );
		self::assertArrayNotHasKey( 'recaptchaEnabled', $stored );
		self::assertFalse( get_option( 'larder_rate_without_comment' ) );
		self::assertIsArray( get_option( 'irecommendthis_settings' ), 'another plugin keeps its own' );
	}

	public function test_a_reset_setting_has_its_default_also_where_another_plugin_has_a_value(): void {
		update_option( 'irecommendthis_settings', [ 'text_one_suffix' => 'person' ] );
		$store = new Store();
		$store->save( [ 'recommendTextOne' => 'cook', 'recipePerPage' => 30 ] );
		$store->forget( [ 'recommendTextOne', 'recipePerPage' ] );
		self::assertSame( '', $store->value( 'recommendTextOne' ) );
		self::assertSame( 12, $store->value( 'recipePerPage' ) );
		self::assertArrayNotHasKey( 'recipePerPage', self::stored() );
	}

	public function test_settings_of_a_newer_version_stay_what_they_are(): void {
		update_option( Store::OPTION, [ Store::VERSION_KEY => 7, 'searchLogic' => 'XOR', 'holograms' => [ 'yes' ] ] );
		$store = new Store();
		self::assertTrue( $store->is_newer() );
		self::assertSame( 'AND', $store->value( 'searchLogic' ), 'what is not understood counts as not set' );
		$store->save( [ 'recipePerPage' => 6 ] );
		self::assertSame( 7, self::stored()[ Store::VERSION_KEY ] );
		self::assertSame( 'XOR', self::stored()['searchLogic'] );
		self::assertSame( [ 'yes' ], self::stored()['holograms'] );
	}

	public function test_damaged_values_count_as_not_set(): void {
		update_option(
			Store::OPTION,
			[
				'recipePerPage'         => '-3',
				'recommendRemovalDelay' => '999999',
				'ratingLabel'           => [ 'no text' ],
				'enableRatings'         => 'no',
				'recpatchaVersion'      => 'v9',
			]
		);
		$settings = new Settings();
		self::assertSame( 12, $settings->recipes_per_page() );
		self::assertSame( 10000, $settings->recommend_delay() );
		self::assertSame( '', $settings->rating_label() );
		self::assertFalse( $settings->has_ratings() );
		self::assertSame( 'v2', $settings->captcha_version() );
	}

	public function test_a_key_that_nobody_defined_is_a_mistake(): void {
		$this->expectException( \OutOfBoundsException::class );
		( new Settings() )->is_on( 'enableHolograms' );
	}

	public function test_other_plugins_add_settings_but_change_none_and_what_is_no_setting_is_left_out(): void {
		$own = count( ( new Schema() )->all() );
		add_filter(
			'larder_settings',
			static fn (): array => [
				'useFraction' => [ 'title' => 'Mine now', 'type' => 'boolean', 'default' => false ],
				'otherCount'  => [ 'title' => 'How many', 'type' => 'integer', 'default' => 3, 'maximum' => 9, 'group' => 'look' ],
				'badDefault'  => [ 'title' => 'Odd', 'type' => 'integer', 'default' => 'three' ],
				'badType'     => [ 'title' => 'Odd', 'type' => 'object', 'default' => [] ],
				'untitled'    => [ 'type' => 'boolean', 'default' => true ],
				7             => 'odd',
			]
		);
		$schema = new Schema();
		self::assertCount( $own + 1, $schema->all() );
		self::assertTrue( ( new Store() )->value( 'useFraction' ) );
		self::assertNotSame( 'Mine now', $schema->labels()['properties']['useFraction']['title'] );
		self::assertSame(
			[ 'How many', 'look', 3 ],
			[
				$schema->labels()['properties']['otherCount']['title'] ?? '',
				$schema->get( 'otherCount' )->group,
				( new Store() )->value( 'otherCount' ),
			]
		);
		( new Store() )->save( [ 'otherCount' => 5 ] );
		self::assertSame( 5, ( new Store() )->value( 'otherCount' ) );
		remove_all_filters( 'larder_settings' );
		( new Store() )->save( [ 'recipePerPage' => 8 ] );
		self::assertSame( 5, self::stored()['otherCount'], 'kept while the other plugin is off' );
	}
}
