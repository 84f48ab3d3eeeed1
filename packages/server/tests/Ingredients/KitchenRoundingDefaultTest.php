<?php
declare( strict_types=1 );

namespace Larder\Tests\Ingredients;

use Larder\Ingredients\KitchenRoundingDefault;
use Larder\Settings\Settings;
use Larder\Settings\Store;
use Larder\Tests\Support\WordPressTestCase;

/**
 * Scaled amounts are rounded as kitchens measure on new sites, and nowhere else unless somebody says so.
 */
final class KitchenRoundingDefaultTest extends WordPressTestCase {

	protected function setUp(): void {
		parent::setUp();
		delete_option( Store::OPTION );
		delete_option( KitchenRoundingDefault::OPTION );
	}

	public function test_a_new_site_has_it_and_can_switch_it_off(): void {
		( new KitchenRoundingDefault() )->activate();
		self::assertTrue( ( new Settings() )->has_kitchen_rounding() );
		( new Store() )->save( [ 'recipePerPage' => 8 ] );
		self::assertTrue( ( new Settings() )->has_kitchen_rounding(), 'another setting leaves it as it is' );
		( new Store() )->save( [ 'kitchenRounding' => false ] );
		( new KitchenRoundingDefault() )->activate();
		self::assertFalse( ( new Settings() )->has_kitchen_rounding(), 'switching the plugin on again does not change it' );
	}

	public function test_a_site_with_recipes_stays_as_it_is(): void {
		$this->publish();
		( new KitchenRoundingDefault() )->activate();
		self::assertFalse( ( new Settings() )->has_kitchen_rounding() );
	}

	public function test_a_site_with_settings_stays_as_it_is(): void {
		update_option( Store::OPTION, [ 'useFraction' => [ 'yes' ] ] );
		( new KitchenRoundingDefault() )->activate();
		self::assertFalse( ( new Settings() )->has_kitchen_rounding() );
	}
}
