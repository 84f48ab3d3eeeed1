<?php
declare( strict_types=1 );

namespace Larder\Tests\Accounts;

use Larder\Accounts\AccountField;
use Larder\Tests\Support\WordPressTestCase;

/**
 * Of two devices that write to an account at once, one succeeds and none makes a second field.
 */
final class AccountFieldTest extends WordPressTestCase {

	private AccountField $field;

	private int $account;

	protected function setUp(): void {
		parent::setUp();
		$this->field   = new AccountField( 'larder_test_field' );
		$this->account = $this->user( 'subscriber' );
	}

	/**
	 * Simulates another device that writes when this one is about to add the field, after it has looked whether there is one.
	 *
	 * @param string $value What the other device writes.
	 */
	private function other_device_writes( string $value ): void {
		$write = function ( string $query ) use ( &$write, $value ): string {
			if ( str_starts_with( $query, 'INSERT INTO' ) && str_contains( $query, 'larder_test_field' ) ) {
				remove_filter( 'query', $write );
				$this->db()->query( (string) $this->db()->prepare(
					'INSERT INTO %i ( user_id, meta_key, meta_value ) VALUES ( %d, %s, %s )',
					$this->db()->usermeta,
					$this->account,
					'larder_test_field',
					$value
				) );
			}
			return $query;
		};
		add_filter( 'query', $write );
	}

	/**
	 * Returns what is stored.
	 *
	 * @return array<array-key, mixed> The value of each row.
	 */
	private function stored(): array {
		return $this->db()->get_col( (string) $this->db()->prepare(
			'SELECT meta_value FROM %i WHERE user_id = %d AND meta_key = %s',
			$this->db()->usermeta,
			$this->account,
			'larder_test_field'
		) );
	}

	public function test_the_first_write_of_two_at_once_is_made_once(): void {
		$this->other_device_writes( 'theirs' );
		self::assertFalse( $this->field->exchange( $this->account, '', 'mine' ) );
		self::assertSame( [ 'theirs' ], $this->stored() );
		self::assertSame( 'theirs', $this->field->read( $this->account ) );
		self::assertTrue( $this->field->exchange( $this->account, 'theirs', 'mine' ) );
		self::assertSame( [ 'mine' ], $this->stored() );
	}

	public function test_what_is_written_whatever_was_there_stands_once(): void {
		$this->other_device_writes( 'theirs' );
		$this->field->write( $this->account, [ 'mine' ] );
		self::assertSame( [ maybe_serialize( [ 'mine' ] ) ], $this->stored() );
		self::assertSame( [ 'mine' ], $this->field->read( $this->account ) );
	}

	public function test_the_first_value_comes_back_as_it_was_given(): void {
		self::assertSame( '', $this->field->read( $this->account ) );
		$value = [ 'name' => 'Crème "fraîche" \\ O\'Neill 🧀 100%', 'recipes' => [ 1, 2 ] ];
		$this->field->write( $this->account, wp_slash( $value ) );
		self::assertSame( $value, $this->field->read( $this->account ) );
	}

	public function test_an_account_that_is_gone_gets_no_field(): void {
		self::assertFalse( $this->field->exchange( PHP_INT_MAX, '', 'mine' ) );
	}
}
