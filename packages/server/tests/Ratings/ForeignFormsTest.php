<?php
declare( strict_types=1 );

namespace Larder\Tests\Ratings;

use Larder\Ratings\ForeignForms;
use Larder\Tests\Support\WordPressTestCase;

/**
 * The editor knows whose comment form the site shows.
 */
final class ForeignFormsTest extends WordPressTestCase {

	/** What the editor's script of the block begins with. */
	private const HANDLE = 'larder-rating-editor-script';

	protected function setUp(): void {
		parent::setUp();
		wp_scripts()->add_data( self::HANDLE, 'before', [] );
	}

	/**
	 * Returns what the editor is told.
	 */
	private function editor_settings(): string {
		( new ForeignForms() )->add_plugin_name();
		return (string) wp_scripts()->get_inline_script_data( self::HANDLE, 'before' );
	}

	public function test_nothing_is_said_of_wordpress_s_own_form(): void {
		self::set_post( $this->publish() );
		self::assertSame( '', $this->editor_settings() );
	}

	public function test_a_form_of_another_plugin_is_named(): void {
		add_filter( 'larder_foreign_comment_form', static fn (): string => 'Talk </script>' );
		self::assertStringContainsString( 'larderCommentForm = "Talk', $this->editor_settings() );
		self::assertStringNotContainsString( '</script>', $this->editor_settings() );
	}

	public function test_a_plugin_is_not_named_where_it_leaves_the_form_of_recipes_as_it_is(): void {
		require_once __DIR__ . '/../Support/wpdiscuz.php';
		self::set_post( $this->publish() );
		\WpdiscuzCore::$types = [ 'post', 'recipe' ];
		self::assertStringContainsString( '"wpDiscuz"', $this->editor_settings() );
		wp_scripts()->add_data( self::HANDLE, 'before', [] );
		\WpdiscuzCore::$types = [ 'post' ];
		self::assertSame( '', $this->editor_settings() );
		\WpdiscuzCore::$types = null;
		self::assertStringContainsString( '"wpDiscuz"', $this->editor_settings(), 'a version that cannot be asked' );
		\WpdiscuzCore::$types = [];
	}
}
